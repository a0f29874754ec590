import { css } from 'styled-components';

/** Names the file behind each scene. Which mood's file that is, `scenes.css` decides. */
export const sceneImages = css`
  &[data-name='lake'] {
    --scene-image: var(--scene-lake);
  }
  &[data-name='shore'] {
    --scene-image: var(--scene-shore);
  }
  &[data-name='valley'] {
    --scene-image: var(--scene-valley);
  }
  &[data-name='still'] {
    --scene-image: var(--scene-still);
  }
  &[data-name='strip'] {
    --scene-image: var(--scene-strip);
  }
  &[data-name='foot'] {
    --scene-image: var(--scene-foot);
  }
  &[data-name='missing'] {
    --scene-image: var(--scene-missing);
  }
  &[data-name='passing'] {
    --scene-image: var(--scene-passing);
  }
  &[data-name='risen'] {
    --scene-image: var(--scene-risen);
  }
  &[data-name='seats'] {
    --scene-image: var(--scene-seats);
  }
  &[data-name='hour-sit'] {
    --scene-image: var(--scene-hour-sit);
  }
  &[data-name='hour-breathe'] {
    --scene-image: var(--scene-hour-breathe);
  }
  &[data-name='hour-sleep'] {
    --scene-image: var(--scene-hour-sleep);
  }
  &[data-name='orb'] {
    --scene-image: var(--scene-orb);
  }
  &[data-name='rings'] {
    --scene-image: var(--scene-rings);
  }
`;
