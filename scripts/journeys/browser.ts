import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Values of the commands of W3C WebDriver that the journeys need, by the names that Marionette gives them. */
export type Commands = {
  Navigate: { url: string };
  ExecuteScript: { script: string; args: readonly unknown[] };
  ElementClick: { id: string };
  ElementClear: { id: string };
  ElementSendKeys: { id: string; text: string };
  SetWindowRect: { width: number; height: number };
  TakeScreenshot: { full: false };
};
/** @throws Error with the browser's own words */
type Send = <Name extends keyof Commands>(command: Name, values: Commands[Name]) => Promise<unknown>;

/** The language asked for (`C` is none: WebKitGTK says it without a locale), and whether pages run scripts. */
export type Setup = { language: 'de' | 'C'; scripts: boolean };
/** A browser at work; `home` is a folder of its own, in which what it downloads arrives. */
export type Driven = { version: string; send: Send; home: string; end: () => Promise<void> };
export type Browser = {
  /** Files without which it cannot start, and the Debian packages that bring them. */
  needs: Readonly<Record<string, string>>;
  start: (setup: Setup) => Promise<Driven>;
};

/** The packages that a browser lacks. */
export const missing = ({ needs }: Browser) =>
  Object.entries(needs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

export function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
