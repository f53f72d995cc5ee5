import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../platform/use-debounced.ts';

const SEARCH_DELAY_MS = 250;

/** The text of a search field: what is typed is searched for once it settles; when the address moves by itself, the field follows. */
export function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const settled = useDebounced(text, SEARCH_DELAY_MS);
  const applySearch = useEffectEvent((typed: string) => {
    if (typed !== q) onSearch(typed);
  });
  useEffect(() => applySearch(settled.trim()), [settled]);
  const [shown, setShown] = useState(q);
  if (shown !== q) {
    setShown(q);
    if (q !== settled.trim()) setText(q);
  }
  return { text, setText };
}
