import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf } from './call.ts';

type Then<Input, Output> = {
  onDone?: (output: Output, input: Input) => void;
  onFailed?: (error: Error, input: Input) => void;
};

/**
 * Something that staff send, once at a time: who presses twice sends once. What `send` throws is told as a sentence.
 */
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
    /** The sentence for what failed, or null. */
    failure: failureOf(error),
    error,
    /** What is being sent, or was sent last. */
    input: variables,
    /** What the last one brought. */
    output: data,
    /** Forgets a failure, as when one types on. */
    reset,
    start: (input: Input) => {
      if (running.current) return;
      running.current = true;
      mutate(input);
    },
  };
}
