import { hrefFor, pageIds } from '#contract/site/pages.ts';
import {
  type PolicyReportView,
  policyReportPaths,
  policyReportsAnswer,
} from '#contract/staff/alerts/policy-reports.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';

const pageNames: Record<string, string> = {
  'white-paper': 'White Papers',
  'newsletter-issue': 'Newsletter-Ausgaben',
  staff: 'Verwaltung',
  other: 'andere Seiten',
};
const blockedNames: Record<string, string> = {
  inline: 'Skript oder Stil in der Seite',
  self: 'diese Website',
  eval: 'Text als Programm',
  'wasm-eval': 'WebAssembly',
  'trusted-types-sink': 'Text als HTML',
  'trusted-types-policy': 'fremde Regel für HTML',
  data: 'data:-Adresse',
  blob: 'blob:-Adresse',
  'chrome-extension': 'Browser-Erweiterung',
  'moz-extension': 'Browser-Erweiterung',
  'safari-web-extension': 'Browser-Erweiterung',
  https: 'fremde Adresse (https)',
  http: 'fremde Adresse (http)',
  wss: 'fremde Verbindung (wss)',
  ws: 'fremde Verbindung (ws)',
  other: 'anderes',
};

/**
 * What visitors' browsers blocked, collapsed, because most of it comes from extensions. Renders nothing without
 * reports.
 */
export function PolicyReports() {
  const { api } = useStaff();
  const { data } = useLoaded(api.query(['policy-reports'], policyReportPaths.list, policyReportsAnswer));
  if (!data || data.reports.length === 0) return null;
  const total = data.reports.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="mb-6">
      <summary className="cursor-pointer">
        <h2 className="inline text-[1.1rem]">Von Browsern blockiert</h2>{' '}
        <span className="tabular text-muted">({germanNumber(total)} in 90 Tagen)</span>
      </summary>
      <p className="my-2 max-w-prose text-muted">
        Was die Sicherheitsregeln der Seiten (Content-Security-Policy) bei Besuchern verhindert haben. Einzelnes kommt
        meist von Browser-Erweiterungen; fremde Adressen oft und auf vielen Seiten sind ein Grund nachzusehen.
      </p>
      <table className="w-full border-t border-line text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-muted [&>th]:border-b [&>th]:border-line [&>th]:py-2 [&>th]:pr-4 [&>th]:font-normal [&>th]:whitespace-nowrap">
            <th scope="col">Blockiert</th>
            <th scope="col">Regel</th>
            <th scope="col">Seite</th>
            <th scope="col">Zuerst</th>
            <th scope="col">Zuletzt</th>
            <th scope="col" className="text-right">
              Anzahl
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {data.reports.map((report) => (
            <ReportRow key={`${report.directive} ${report.blocked} ${report.page}`} report={report} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function ReportRow({ report: { directive, blocked, page, first, last, count } }: { report: PolicyReportView }) {
  const ownPage = pageIds.find((one) => one === page);
  return (
    <tr className="border-b border-line align-top max-sm:block max-sm:py-2 sm:[&>td]:py-2 sm:[&>td]:pr-4">
      <td className="font-semibold wrap-anywhere max-sm:block">{blockedNames[blocked] ?? blocked}</td>
      <td className="wrap-anywhere text-muted max-sm:block">
        <code className="text-[0.9em]">{directive}</code>
      </td>
      <td className="wrap-anywhere max-sm:block">{ownPage ? hrefFor(ownPage, 'de') : (pageNames[page] ?? page)}</td>
      <td className="tabular whitespace-nowrap text-muted max-sm:mr-1 max-sm:inline">
        {germanDateTime(first)}
        <span className="sm:hidden"> bis</span>
      </td>
      <td className="tabular whitespace-nowrap max-sm:mr-3 max-sm:inline">{germanDateTime(last)}</td>
      <td className="tabular text-right max-sm:inline">
        {germanNumber(count)}
        <span className="sm:hidden">-mal</span>
      </td>
    </tr>
  );
}
