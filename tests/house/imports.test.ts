import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, read } from './files.ts';

// The import rule of docs/architecture.md, as patterns. A target is a path of this project, or a package name.
type Rule = { from: RegExp; allow?: RegExp; forbid?: RegExp; why: string };

const staffTabs = 'account|audit|bookings|contacts|newsletter|origins|outbox|privacy|white-papers';

const rules: Rule[] = [
  {
    from: /^contract\//,
    allow: /^(contract\/|valibot$)/,
    why: 'contract/ imports nothing but valibot; move the code to web/ or server/.',
  },
  { from: /^web\//, forbid: /^server\//, why: 'web/ never imports server/: put what both need into contract/.' },
  {
    from: /^server\/(?!dev\.ts|.*\.test\.ts)/,
    forbid: /^(web|tests)\//,
    why: 'server/ never imports web/: main.ts loads the built bundle.',
  },
  {
    from: /^web\/pages\/([^/]+)\//,
    forbid: /^web\/pages\/(?!$1\/)|^web\/staff\//,
    why: 'A page never imports another page: shared pieces go to ui/, pictures/ or forms/.',
  },
  {
    from: /^web\/forms\/(?!dialogs\/)([^/]+)\//,
    forbid:
      /^web\/(pages|shell|staff)\/|^web\/forms\/(?!$1\/|life-cycle\/|texts\/|dialogs\/|opened-dialog\/|paper-request\/)[^/]+\//,
    why: 'A form imports only ui/, language/, the files directly in forms/, its life-cycle/ and texts/.',
  },
  {
    from: /^web\/ui\//,
    forbid: /^web\/(?!ui\/|styles\/)/,
    why: 'ui/ knows no texts, routes, forms or pages: pass them in.',
  },
  {
    from: /^web\/shell\//,
    forbid: /^web\/(pages|staff)\//,
    why: 'The shell imports forms, ui and language, never a page.',
  },
  {
    from: new RegExp(`^web/staff/(${staffTabs})/`),
    forbid: new RegExp(`^web/staff/(?!$1/)(${staffTabs}|dashboard|login)/`),
    why: 'A tab of the staff area never imports another: shared pieces go to its desk/, ui/ or api/.',
  },
  {
    from: /^web\/staff\/(desk|ui|api)\//,
    forbid: new RegExp(`^web/staff/(${staffTabs}|dashboard|login)/`),
    why: 'In the staff area dashboard → tabs → desk → ui → api, never back.',
  },
  {
    from: /^web\/staff\/(ui|api)\//,
    forbid: /^web\/staff\/(desk\/|address)/,
    why: 'In the staff area dashboard → tabs → desk → ui → api, never back.',
  },
  {
    from: /^web\/staff\/api\//,
    forbid: /^web\/staff\/ui\//,
    why: 'In the staff area dashboard → tabs → desk → ui → api, never back.',
  },
  {
    from: /^server\/(leads|staff|white-papers|geo|pages)\/(?!.*\.test\.ts)/,
    forbid: /^server\/(?!$1\/)(leads|staff|white-papers|geo)\//,
    why: 'Things on the server share only db, http, outbox and mails: hand the rest in through services.ts.',
  },
];

const files = projectFiles(/^(contract|web|server)\/.*\.tsx?$/);

/** Import targets of a file: project paths without their ending resolved, package names as they are. */
function importsOf(file: string): string[] {
  const targets: string[] = [];
  for (const [, target = ''] of read(file).matchAll(/(?:from |import\(|import )['"]([^'"]+)['"]/g)) {
    if (target.startsWith('#')) targets.push(target.slice(1));
    else if (target.startsWith('.')) targets.push(normalize(join(dirname(file), target)));
    else if (!target.startsWith('node:')) targets.push(target);
  }
  return targets;
}

test('imports go one way', () => {
  const faults: string[] = [];
  for (const file of files) {
    for (const { from, allow, forbid, why } of rules) {
      const match = from.exec(file);
      if (!match || (file.endsWith('.test.ts') && allow)) continue;
      const forbidden = forbid && new RegExp(forbid.source.replaceAll('$1', match[1] ?? ''));
      for (const target of importsOf(file)) {
        if ((allow && !allow.test(target)) || forbidden?.test(target)) faults.push(`${file} imports ${target}. ${why}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('only server/env.ts reads process.env', () => {
  const readers = projectFiles(/^(contract|web|server)\/.*\.tsx?$/).filter(
    (file) =>
      /process\.env/.test(read(file)) && !/^server\/(main|dev)\.ts$|\.test\.ts$/.test(file) && file !== 'server/env.ts',
  );
  expect(readers, 'Add a setting to server/env.ts and hand it in.').toEqual([]);
});

test('SQL stands only in repositories and in server/db', () => {
  const strays = projectFiles(/^server\/.*\.ts$/).filter(
    (file) =>
      !/^server\/db\/|repository\.ts$|\.test\.ts$/.test(file) &&
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(read(file)),
  );
  expect(strays, 'Move the query into the folder’s repository.ts.').toEqual([]);
});
