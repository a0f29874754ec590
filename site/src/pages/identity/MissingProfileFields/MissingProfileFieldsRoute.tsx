import { MissingProfileFields } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectMissingProfileFields } from './missingProfileFields.ts';

export function MissingProfileFieldsRoute() {
  const frame = useFrame();

  return (
    <MissingProfileFields
      frame={frame}
      state={useSelector(selectMissingProfileFields)}
      links={{ submit: frame.path, switchAccount: switchAccountLink(frame), help: frame.links.help }}
    />
  );
}
