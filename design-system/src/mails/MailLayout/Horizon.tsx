import { Section } from './mailElements.ts';
import type { CSSProperties } from 'react';
import { look } from './mailStyles.ts';

const ripples = [104, 72, 88, 40];

/** The picture of a mail, drawn with rounded boxes. Clients without rounded corners show sky and water only. */
export function Horizon() {
  return (
    <>
      <Section {...look('sky', { borderRadius: '28px 28px 0 0', height: '184px' })} aria-hidden="true">
        <div style={{ ...drawing, height: '184px' }}>
          <div {...look('ringFar', disc(280, 36))}>
            <div {...look('ringMiddle', disc(208, 34))}>
              <div {...look('ringNear', disc(140, 26))}>
                <div {...look('orb', disc(88))} />
              </div>
            </div>
          </div>
        </div>
      </Section>
      <Section {...look('water', { height: '58px' })} aria-hidden="true">
        <div style={{ ...drawing, height: '58px' }}>
          {ripples.map((width) => (
            <div key={width} {...look('ripple', { ...bar, width: `${width}px` })} />
          ))}
        </div>
      </Section>
    </>
  );
}

// As high as the outer ring down to the foot of the circle: the rest is cut off. The ring fits a phone of 320 px, since
// a table is as wide as what is in it, cut off or not.
const drawing: CSSProperties = { overflow: 'hidden', msoHide: 'all' } as CSSProperties;

const bar: CSSProperties = { height: '3px', margin: '8px auto 0', borderRadius: '3px', fontSize: '0' };

function disc(diameter: number, padding = 0): CSSProperties {
  const size = `${diameter}px`;
  return {
    width: size,
    height: size,
    boxSizing: 'border-box',
    margin: '0 auto',
    padding,
    borderRadius: '50%',
  };
}
