import { Indicator, Root } from '@radix-ui/react-checkbox';
import { styled } from 'styled-components';
import { color, fontSize } from '../../tokens/index.ts';

interface GroupBoxProps {
  id: string;
  label: string;
  checked: boolean | 'indeterminate';
  /** Absent: it posts nothing. */
  name?: string | undefined;
  value?: string | undefined;
  disabled?: boolean | undefined;
  /** The ids of the boxes that it ticks and unticks. */
  controls?: string | undefined;
  onCheckedChange: (ticked: boolean) => void;
}

/** One box of a group, with its label. It looks like `Checkbox`. */
export function GroupBox({ id, label, controls, onCheckedChange, ...rest }: GroupBoxProps) {
  return (
    <Line>
      <Box
        {...rest}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-controls={controls}
        onCheckedChange={(state) => {
          onCheckedChange(state === true);
        }}
      >
        <Mark />
      </Box>
      <Words id={`${id}-label`} htmlFor={id}>
        {label}
      </Words>
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0.9rem;
  align-items: start;
  min-block-size: 44px;
  padding-block: 8px;
  font-size: ${fontSize.small};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

const Box = styled(Root)`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  border-radius: 9px;
  background: ${color.field};
  box-shadow: inset 0 0 0 2px ${color.fieldLine};
  cursor: inherit;
  padding: 0;
  border: 0;

  &[data-state='checked'],
  &[data-state='indeterminate'] {
    background: ${color.action};
    box-shadow: none;
  }
  &:disabled {
    background: ${color.disabled};
    box-shadow: none;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Mark = styled(Indicator)`
  display: grid;
  place-items: center;

  &::after {
    content: '';
    inline-size: 13px;
    block-size: 7px;
    margin-block-start: -3px;
    border: solid ${color.onAction};
    border-width: 0 0 2.5px 2.5px;
    border-radius: 1px;
    transform: rotate(-45deg);
  }
  &[data-state='indeterminate']::after {
    block-size: 0;
    margin: 0;
    border-width: 0 0 2.5px;
    transform: none;
  }
  &[data-disabled]::after {
    border-color: ${color.onDisabled};
  }

  @media (forced-colors: active) {
    &::after {
      border-color: ButtonText;
    }
  }
`;

const Words = styled.label`
  padding-block-start: 0.15rem;
  cursor: inherit;

  /* The whole line is the label's target. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
