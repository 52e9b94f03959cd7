import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Parameters of the W3C WebDriver commands that the journeys need, by Marionette's command names. */
export type Commands = {
  Navigate: { url: string };
  ExecuteScript: { script: string; args: readonly unknown[] };
  ElementClick: { id: string };
  ElementClear: { id: string };
  ElementSendKeys: { id: string; text: string };
  SetWindowRect: { width: number; height: number };
  TakeScreenshot: { full: false };
};
/** @throws Error with the browser's own message */
type Send = <Name extends keyof Commands>(command: Name, values: Commands[Name]) => Promise<unknown>;

/** The requested language (`C` means none: WebKitGTK sends none without a locale), and whether pages run scripts. */
export type Setup = { language: 'de' | 'C'; scripts: boolean };
/** A running browser; `home` is its own folder, which also receives its downloads. */
export type Driven = { version: string; send: Send; home: string; end: () => Promise<void> };
export type Browser = {
  /** Files that it needs to start, and the Debian packages that contain them. */
  needs: Readonly<Record<string, string>>;
  start: (setup: Setup) => Promise<Driven>;
};

/** The packages that a browser needs and that are not installed. */
export const missing = ({ needs }: Browser) =>
  Object.entries(needs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

export function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
