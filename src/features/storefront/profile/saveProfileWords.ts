import type { CommandWords } from '@/entities/outbox/commandWords';
import { PROFILE_FIELDS } from '@/entities/user/profile';
import { parseProfileChange } from '@/entities/user/profileChange';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { PATHS } from '@/shared/paths';
import type { AccountText } from '@/shared/text/en/account';

/** What the outbox says of a change of the profile. Throws for one that cannot be read. */
export function saveProfileWords(entry: CommandRecord, text: AccountText): CommandWords {
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
