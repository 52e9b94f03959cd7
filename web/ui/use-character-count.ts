import { useEffect, useRef, useState } from 'react';

/** Pause in typing before the count is announced, in milliseconds. */
const pause = 1000;

/**
 * Length of a textarea's text, and its length at the last pause in typing (`settled`), for screen readers. Also updates
 * an unedited default text when it changes, for example with the language, which React does not do.
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
    // The event is dispatched before the form is reset.
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
