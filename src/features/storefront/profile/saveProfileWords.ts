import { PROFILE_FIELDS } from '@/domain/user/profile';
import { parseProfileChange } from '@/domain/user/profileChange';
import type { AccountLabels } from '@/i18n/en/account';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the outbox says of a change of the profile. Throws for one that cannot be read. */
export function saveProfileWords(entry: CommandRecord, text: AccountLabels): CommandWords {
  const { uid, changes } = parseProfileChange(entry.payload);
  return {
    title: text.command.title,
    details: PROFILE_FIELDS.flatMap(field => {
      const value = changes[field];
      if (value === undefined) return [];
      const label = text.personal[field];
      return [value === '' ? text.command.cleared(label) : text.command.field(label, value)];
    }),
    problem: entry.status === 'failed' ? text.personal.refused : null,
    seenAt: PATHS.profile,
    edit: { to: PATHS.profile, state: { uid, draft: changes, replaces: entry.id } },
  };
}
