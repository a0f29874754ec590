import { keyframes, styled } from 'styled-components';
import { duration, ease } from '../../tokens/index.ts';

/** A busy indicator: the circle grows and shrinks on its horizon. In the colour of the surrounding text. */
export function Breather() {
  return <Root aria-hidden="true" />;
}

const breathe = keyframes`
  0%, 100% { transform: scale(0.72); }
  50% { transform: scale(1.12); }
`;

const Root = styled.span`
  position: relative;
  flex: none;
  inline-size: 26px;
  block-size: 20px;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
    inset-block-end: 5px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: currentColor;
    transform-origin: 50% 100%;
    animation: ${breathe} ${duration.breath} ${ease.breath} infinite;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 2px;
    block-size: 2px;
    border-radius: 2px;
    background: currentColor;
    opacity: 0.7;
  }
`;
