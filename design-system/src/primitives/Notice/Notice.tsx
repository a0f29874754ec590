import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.options.ts';
import type { NoticeTone } from './Notice.options.ts';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** @default 'info' */
  tone?: NoticeTone;
  /** A short title. */
  title?: string | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName;
  /**
   * Announces the notice when it appears. Off where focus moves to it, since that announces it too.
   * @default true for an error
   */
  announced?: boolean;
}

/**
 * A message of a few sentences. An error is announced as soon as it appears. One that takes the focus, by its `tabIndex`,
 * is a group with the name of its title and the description of its text: this is what a screen reader reads then.
 */
export function Notice({
  tone = 'info',
  title,
  icon,
  announced = tone === 'error',
  children,
  ...rest
}: NoticeProps) {
  const id = useId();
  const mark = <Mark name={icon ?? iconOfTone[tone]} />;

  if (rest.tabIndex !== undefined && title !== undefined) {
    return (
      <Root
        {...rest}
        role="group"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        data-tone={tone}
      >
        {mark}
        <div>
          <Title id={`${id}title`}>{title}</Title>
          <div id={`${id}text`}>{children}</div>
        </div>
      </Root>
    );
  }
  return (
    <Root {...rest} role={announced ? 'alert' : undefined} data-tone={tone}>
      {mark}
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </div>
    </Root>
  );
}

const iconOfTone: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warm: 'bell',
  error: 'circle-alert',
};

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.9rem;
  scroll-margin-block: 1.5rem;
  padding: 1.1rem 1.35rem;
  border-radius: ${radius.l};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-align: start;

  @media (forced-colors: active) {
    border: 1px solid;
  }

  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.onInfoSoft};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.onSuccessSoft};
  }
  &[data-tone='warm'] {
    background: ${color.noticeSoft};
    color: ${color.onNoticeSoft};
  }
  &[data-tone='error'] {
    background: ${color.errorSoft};
    color: ${color.onErrorSoft};
  }

  & a {
    color: inherit;
    font-weight: 600;
  }
`;

const Mark = styled(Icon)`
  inline-size: 1.4rem;
  block-size: 1.4rem;
  margin-block-start: 0.05rem;
`;

const Title = styled.strong`
  display: block;
  font-weight: 640;
  text-wrap: balance;
`;
