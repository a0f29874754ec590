import { Indicator, Root } from '@radix-ui/react-checkbox';
import { styled } from 'styled-components';
import { checkboxBox, checkboxLine, checkboxTick } from '../../primitives/Checkbox/Checkbox.look.ts';
import { color } from '../../tokens/index.ts';

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
  ${checkboxLine}
`;

const Box = styled(Root)`
  ${checkboxBox}
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
    ${checkboxTick}
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
