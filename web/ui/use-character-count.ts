import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the count is read out, in milliseconds. */
const pause = 1000;

/**
 * Length of what a textarea holds, and what it was when the visitor last paused (`settled`), for those who hear it.
 * A default text that the visitor has not touched follows when it changes
 * (with the language, say); React alone would leave the old one standing.
 */
export function useCharacterCount(defaultValue: unknown) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  const [settled, setSettled] = useState(0);
  const shownDefault = useRef(String(defaultValue ?? ''));

  useEffect(() => {
    const area = ref.current;
    const text = String(defaultValue ?? '');
    if (!area) return;
    if (text !== shownDefault.current && area.value === shownDefault.current) area.value = text;
    shownDefault.current = text;
    const update = () => setCount(area.value.trim().length);
    // A reset has not happened yet when it is announced.
    const later = () => setTimeout(update);
    update();
    area.addEventListener('input', update);
    area.form?.addEventListener('reset', later);
    const { form } = area;
    return () => {
      area.removeEventListener('input', update);
      form?.removeEventListener('reset', later);
    };
  }, [defaultValue]);

  useEffect(() => {
    const timer = setTimeout(setSettled, pause, count);
    return () => clearTimeout(timer);
  }, [count]);

  return { ref, count, settled };
}
