import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageFrame } from './PageFrame.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { color, fontSize, gutter } from '../../tokens/index.ts';

export interface PreviewBarProps {
  frame: PageFrame;
}

/** Says that the page shows what is not published yet, and leads back to what is. */
export function PreviewBar({ frame }: PreviewBarProps) {
  const { t } = useTranslation('previewBar');
  const { leavePreview } = frame.links;
  if (frame.previewing !== true || leavePreview === undefined) return null;

  return (
    <Root aria-label={t(($) => $.label)}>
      <p>
        <Icon name="info" /> {t(($) => $.text)}
      </p>
      <form method="post" action={leavePreview}>
        <input type="hidden" name="path" value={frame.path} />
        <Button type="submit" variant="secondary" size="small">
          {t(($) => $.leave)}
        </Button>
      </form>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  padding: 0.5rem ${gutter};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.small};
`;
