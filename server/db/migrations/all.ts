import type { Migration } from 'kysely/migration';
import * as first from './2026-11-21-first.ts';
import * as leadDesk from './2026-11-21-lead-desk.ts';
import * as leadIndex from './2026-11-21-lead-index.ts';
import * as leadIndexDesk from './2026-11-21-lead-index-desk.ts';
import * as leadWeeks from './2026-11-21-lead-weeks.ts';
import * as newsletterProof from './2026-11-21-newsletter-proof.ts';
import * as newsletterWording from './2026-11-21-newsletter-wording.ts';
import * as noteTimes from './2026-11-21-note-times.ts';
import * as slotsAndBookings from './2026-11-21-slots-and-bookings.ts';
import * as staffAccessAndPrivacy from './2026-11-21-staff-access-and-privacy.ts';
import * as staffAuditGuards from './2026-11-21-staff-audit-guards.ts';
import * as subscriberSearch from './2026-11-21-subscriber-search.ts';
import * as uniformLeadAddresses from './2026-11-21-uniform-lead-addresses.ts';
import * as whitePaperVersions from './2026-11-21-white-paper-versions.ts';
import * as calculations from './2026-11-22-calculations.ts';
import * as knownOrigins from './2026-11-22-known-origins.ts';
import * as mailSubjects from './2026-11-22-mail-subjects.ts';
import * as staffRoles from './2026-11-22-staff-roles.ts';
import * as suspects from './2026-11-22-suspects.ts';
import * as withoutLeadIndexParts from './2026-11-22-without-lead-index-parts.ts';
import * as limitCounts from './2026-11-23-limit-counts.ts';
import * as programs from './2026-11-23-programs.ts';
import * as staffAlerts from './2026-11-23-staff-alerts.ts';
import * as staffPasskeys from './2026-11-23-staff-passkeys.ts';
import * as webhooks from './2026-11-23-webhooks.ts';
import * as auditAnchors from './2026-11-24-audit-anchors.ts';
import * as directorySessions from './2026-11-24-directory-sessions.ts';
import * as policyReports from './2026-11-24-policy-reports.ts';
import * as imports from './2026-11-24-staff-imports.ts';
import * as subscriberMails from './2026-11-24-subscriber-mails.ts';
import * as subscribersByAddress from './2026-11-24-subscribers-by-address.ts';
import * as newsletterIssues from './2026-11-25-newsletter-issues.ts';
import * as policyReportsWithoutHosts from './2026-11-25-policy-reports-without-hosts.ts';
import * as pageAddresses from './2026-11-26-page-addresses.ts';
import * as keysOfOddDomains from './2026-11-27-keys-of-odd-domains.ts';

/** All migrations by date, listed here so that they are bundled. Never edit one that has been applied. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-first': first,
  '2026-11-21-lead-desk': leadDesk,
  '2026-11-21-lead-index': leadIndex,
  '2026-11-21-newsletter-proof': newsletterProof,
  '2026-11-21-newsletter-wording': newsletterWording,
  '2026-11-21-staff-access-and-privacy': staffAccessAndPrivacy,
  '2026-11-21-slots-and-bookings': slotsAndBookings,
  '2026-11-21-lead-weeks': leadWeeks,
  '2026-11-21-lead-index-desk': leadIndexDesk,
  '2026-11-21-uniform-lead-addresses': uniformLeadAddresses,
  '2026-11-21-staff-audit-guards': staffAuditGuards,
  '2026-11-21-white-paper-versions': whitePaperVersions,
  '2026-11-21-subscriber-search': subscriberSearch,
  '2026-11-21-note-times': noteTimes,
  '2026-11-22-suspects': suspects,
  '2026-11-22-mail-subjects': mailSubjects,
  '2026-11-22-without-lead-index-parts': withoutLeadIndexParts,
  '2026-11-22-staff-roles': staffRoles,
  '2026-11-22-known-origins': knownOrigins,
  '2026-11-22-calculations': calculations,
  '2026-11-23-staff-passkeys': staffPasskeys,
  '2026-11-23-programs': programs,
  '2026-11-23-limit-counts': limitCounts,
  '2026-11-23-staff-alerts': staffAlerts,
  '2026-11-23-webhooks': webhooks,
  '2026-11-24-audit-anchors': auditAnchors,
  '2026-11-24-policy-reports': policyReports,
  '2026-11-24-staff-imports': imports,
  '2026-11-24-subscriber-mails': subscriberMails,
  '2026-11-24-subscribers-by-address': subscribersByAddress,
  '2026-11-24-directory-sessions': directorySessions,
  '2026-11-25-policy-reports-without-hosts': policyReportsWithoutHosts,
  '2026-11-25-newsletter-issues': newsletterIssues,
  '2026-11-26-page-addresses': pageAddresses,
  '2026-11-27-keys-of-odd-domains': keysOfOddDomains,
};
