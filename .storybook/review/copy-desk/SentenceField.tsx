import * as React from 'react';
import { styled } from 'storybook/theming';
import { fill, replaceSelected, selectedText, textIn } from './chips.ts';
import { chipStyle } from './style.ts';

interface SentenceFieldProps {
  label: string;
  lang: string;
  text: string;
  /** Called at each letter. */
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** A sentence to be edited in its place: `⌘ Enter` keeps it, `Esc` takes it back. */
export function SentenceField({ label, lang, text, onChange, onFocus }: SentenceFieldProps) {
  const field = React.useRef<HTMLDivElement>(null);
  const begun = React.useRef(text);

  React.useLayoutEffect(() => {
    const element = field.current;
    // While one types, the field is as it was typed.
    if (element !== null && document.activeElement !== element && textIn(element) !== text)
      fill(element, text);
  }, [text]);

  const handOver = () => onChange(textIn(field.current ?? document.createTextNode('')));
  const replace = (inserted: string) => {
    replaceSelected(inserted.replace(/\s*\n\s*/g, ' '));
    handOver();
  };

  return (
    <Field
      ref={field}
      role="textbox"
      aria-multiline="false"
      aria-label={label}
      lang={lang}
      tabIndex={0}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      onFocus={() => {
        begun.current = text;
        onFocus();
      }}
      onBlur={() => field.current && fill(field.current, text)}
      onInput={handOver}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') event.preventDefault();
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.blur();
        if (event.key === 'Escape') {
          fill(event.currentTarget, begun.current);
          onChange(begun.current);
          event.currentTarget.blur();
        }
        if ((event.metaKey || event.ctrlKey) && /^[biu]$/i.test(event.key)) event.preventDefault();
      }}
      onCopy={(event) => {
        event.preventDefault();
        event.clipboardData.setData('text/plain', selectedText());
      }}
      onCut={(event) => {
        event.preventDefault();
        event.clipboardData.setData('text/plain', selectedText());
        replace('');
      }}
      onPaste={(event) => {
        event.preventDefault();
        replace(event.clipboardData.getData('text/plain'));
      }}
      onDrop={(event) => event.preventDefault()}
    />
  );
}

const Field = styled.div(({ theme }) => ({
  margin: '-7px 0 -7px -9px',
  padding: '7px 9px',
  borderRadius: 4,
  outline: 0,
  fontSize: 14,
  lineHeight: '20px',
  // Chromium types ordinary spaces only where they are kept.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  cursor: 'text',
  '&:hover': { boxShadow: `0 0 0 1px ${theme.appBorderColor}` },
  '&:focus': { background: theme.background.content, boxShadow: `0 0 0 2px ${theme.color.secondary}` },
  b: chipStyle(theme),
}));
