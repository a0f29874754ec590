import * as React from 'react';
import { styled } from 'storybook/theming';

/** The widths a sheet can show, as wide as the screens are judged at. */
export const frameWidths = [360, 768, 1280] as const;
export type FrameWidth = (typeof frameWidths)[number];

const sizes = {
  360: { height: 1000, scale: 0.75 },
  768: { height: 1200, scale: 0.5 },
  1280: { height: 1100, scale: 0.4 },
};

export interface FrameProps {
  story: string;
  title: string;
  language: string;
  theme: string;
  width: FrameWidth;
}

/** One state in one language at its real width, made small. Loads when it comes into view. */
export function Frame({ story, title, language, theme, width }: FrameProps) {
  const { height, scale } = sizes[width];
  const address = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: `language:${language};theme:${theme}`,
  });

  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{language}</figcaption>
      <Box style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={title}
          loading="lazy"
          src={`iframe.html?${address.toString()}`}
          width={width}
          height={height}
          style={{ border: 0, transform: `scale(${String(scale)})`, transformOrigin: '0 0' }}
        />
      </Box>
    </figure>
  );
}

const Box = styled.div({ overflow: 'hidden', borderRadius: 8, background: 'white' });
