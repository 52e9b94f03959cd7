import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from './call.ts';

type Then<Input, Output> = {
  onDone?: (output: Output, input: Input) => void;
  onFailed?: (error: Error, input: Input) => void;
};

/** Runs one mutation at a time: a double click sends once. Errors become a sentence to show. */
export function useChange<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  { onDone, onFailed }: Then<Input, Output> = {},
) {
  const running = useRef(false);
  const { mutate, isPending, error, data, variables, reset } = useMutation({
    mutationFn: send,
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (failure, input) => onFailed?.(failure, input),
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
      mutate(input);
    },
  };
}
