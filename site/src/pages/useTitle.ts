import { useEffect } from 'react';

/** Sets the document's title when the open page comes into a state that has one of its own. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
