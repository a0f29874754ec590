/**
 * Words of a mail in which no line ends within “e-mail”. By a style, not by a word joiner: the plain-text version of the
 * mail is made of the same words.
 */
export function MailWords({ words }: { words: string }) {
  return words.split(/(e-mail)/i).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ),
  );
}
