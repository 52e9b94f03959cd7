import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPausableTimer } from './pausable-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a success panel closes after its time', () => {
  const end = vi.fn();
  startPausableTimer(7000, end);
  vi.advanceTimersByTime(6999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('a panel under the pointer stays open, then closes after the rest of its time', () => {
  const end = vi.fn();
  const timer = startPausableTimer(5000, end);
  vi.advanceTimersByTime(4000);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  timer.resume();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('resuming twice, or after the end, changes nothing', () => {
  const end = vi.fn();
  const timer = startPausableTimer(1000, end);
  timer.resume();
  vi.advanceTimersByTime(1000);
  timer.resume();
  vi.advanceTimersByTime(5000);
  expect(end).toHaveBeenCalledOnce();
});

it('a closed panel never calls back', () => {
  const end = vi.fn();
  const timer = startPausableTimer(1000, end);
  timer.stop();
  timer.resume();
  vi.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
