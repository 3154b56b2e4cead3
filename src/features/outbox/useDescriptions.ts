import { useEffect, useState } from 'react';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { Command, CommandDescription } from '@/sync/outbox/command';
import { findCommand } from '@/sync/outbox/commandRegistry';
import { useTranslate } from './useTranslate';

/** By the commands' names; undefined for one that nobody knows, or whose code cannot be had. */
type Loaded = { readonly [name: string]: Command<Json> | undefined };

/** Null for what is unknown or cannot be read: it is listed all the same. */
export type Describe = (entry: CommandRecord) => CommandDescription | null;

/** How the outbox describes its commands, each by the command's own code; null until that is loaded. */
export function useDescriptions(entries: readonly CommandRecord[]): Describe | null {
  const translate = useTranslate();
  const [loaded, setLoaded] = useState<Loaded>({});
  const missing = [...new Set(entries.map(({ name }) => name))].filter(name => !(name in loaded)).join(' ');

  useEffect(() => {
    let isShown = true;
    for (const name of missing.split(' ').filter(Boolean)) {
      const add = (command?: Command<Json>) =>
        isShown && setLoaded(before => ({ ...before, [name]: command }));
      findCommand(name).then(add, () => add());
    }
    return () => {
      isShown = false;
    };
  }, [missing]);

  if (missing !== '') return null;
  return entry => {
    try {
      return loaded[entry.name]?.describe(entry, translate) ?? null;
    } catch {
      return null;
    }
  };
}
