import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { failureOf } from './call.ts';

type Then<Input, Output> = {
  onDone?: (output: Output, input: Input) => void;
  onFailed?: (error: Error, input: Input) => void;
  /** Called after `onDone`, but only while the component that sent it is still shown. */
  onDoneHere?: () => void;
};

/**
 * Runs one mutation at a time: a double click sends once. Errors become a sentence to show; one that arrives when its
 * form has been closed is shown as a message.
 */
export function useChange<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  { onDone, onFailed, onDoneHere }: Then<Input, Output> = {},
) {
  const running = useRef(false);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const { mutate, isPending, error, data, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (failure, input) => {
      onFailed?.(failure, input);
      if (!shown.current)
        showToast({
          title: 'Eine Änderung wurde nicht gespeichert.',
          description: failureOf(failure) ?? '',
          tone: 'destructive',
        });
    },
    onSettled: () => {
      running.current = false;
    },
  });
  return {
    busy: isPending,
    /** The sentence for the error, or null. */
    failure: failureOf(error),
    error,
    /** The input being sent, or sent last. */
    input: variables,
    /** The result of the last call. */
    output: data,
    /** Clears an error, for example when the user continues typing; what is being sent still reports its own. */
    reset: () => {
      if (!running.current) reset();
    },
    start: (input: Input) => {
      if (running.current) return;
      running.current = true;
      mutate(input, { onSuccess: () => onDoneHere?.() });
    },
  };
}
