// @bundle documents

import * as v from 'valibot';
import { serverTime, type WriteData } from '@/lib/plainData';

/** The version of a document that a person saw before they changed it. */
export type BaseVersion = {
  /** Of the document as read, an ISO instant to the microsecond; null where it had none, or was not there. */
  readonly updatedAt: string | null;
  /** Their own earlier changes that were applied over it and not known to be on the server: finding one is no surprise. */
  readonly builtOn: readonly string[];
};

/** What every staff change of a document says, beside what it changes. */
export type StaffChange = {
  readonly commandId: string;
  readonly ground: BaseVersion;
  readonly by: { readonly id: string; readonly name: string };
};

/**
 * What every staff write says of itself, as the rules demand it: which command it carries out, who sent it and what for.
 *
 * @param action the command's stored name, up to 40 characters
 */
export const staffStamp = (
  action: string,
  { commandId, by }: Pick<StaffChange, 'commandId' | 'by'>,
): WriteData => ({
  updatedAt: serverTime,
  lastCommandId: commandId,
  lastStaffChange: { by: by.id, action, at: serverTime },
});

/** Why a change was not written, where the reason is no business of the page's own. */
export const CHANGE_PROBLEMS = ['conflict', 'gone', 'denied'] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];

/** An id that can stand in a document's path. */
export const documentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));

/** The stored form of a `StaffChange`'s fields; the rules take command ids of up to 40 characters. */
export const staffChangeEntries = {
  commandId: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,40}$/)),
  ground: v.object({ updatedAt: v.nullable(v.string()), builtOn: v.array(v.string()) }),
  by: v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string() }),
} as const;

/** The version of a document that a change names, or may be built on. */
export type RowVersion = { readonly updatedAt: string | null; readonly lastCommandId: string | null };

/** Whether a document holds nothing that the person had not seen. */
export function matchesBase(
  { ground: baseVersion }: StaffChange,
  { updatedAt, lastCommandId }: RowVersion,
): boolean {
  return (
    updatedAt === baseVersion.updatedAt ||
    (lastCommandId !== null && baseVersion.builtOn.includes(lastCommandId))
  );
}
