// @bundle on-demand

import * as v from 'valibot';
import { CHANNEL_DEADLINE_MS } from '@/lib/retryPolicy';

/** A document as the channel brings it. */
export type ListenedDocument = {
  readonly name: string;
  readonly updateTime: string;
  readonly fields: { readonly [field: string]: { readonly [kind: string]: unknown } };
};

const targetIds = v.optional(v.array(v.number()), []);
const goneSchema = v.optional(v.object({ document: v.string(), removedTargetIds: targetIds }));
const messageSchema = v.object({
  targetChange: v.optional(
    v.object({
      targetChangeType: v.optional(v.string(), 'NO_CHANGE'),
      targetIds,
      cause: v.optional(v.object({ code: v.optional(v.number(), 0) })),
      resumeToken: v.optional(v.string()),
      readTime: v.optional(v.string()),
    }),
  ),
  documentChange: v.optional(
    v.object({
      document: v.object({
        name: v.string(),
        updateTime: v.string(),
        fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
      }),
      targetIds,
      removedTargetIds: targetIds,
    }),
  ),
  documentDelete: goneSchema,
  documentRemove: goneSchema,
  error: v.optional(v.object({ status: v.optional(v.string(), '') })),
});
/** What the server says of a target, or of all. */
export type TargetChange = NonNullable<v.InferOutput<typeof messageSchema>['targetChange']>;

type Message = v.InferOutput<typeof messageSchema>;

const eventSchema = v.object({
  data: v.pipe(
    v.array(v.unknown()),
    v.transform(([first]) => first),
    messageSchema,
  ),
});

/** What a message says, an `error` that ends the channel among it; null for anything unknown. */
export function parseMessage(event: unknown): Message | null {
  const parsed = v.safeParse(eventSchema, event);
  return parsed.success ? parsed.output.data : null;
}

/** The name of a document that is none of these targets' any more, in whichever of three ways it is told; null where none is. */
export function goneFrom({ documentChange, documentDelete, documentRemove }: Message): {
  readonly name: string;
  readonly targetIds: readonly number[];
} | null {
  if (documentChange)
    return { name: documentChange.document.name, targetIds: documentChange.removedTargetIds };
  const gone = documentDelete ?? documentRemove;
  return gone ? { name: gone.document, targetIds: gone.removedTargetIds } : null;
}

/** As the SDK has them, but that the transport gives up at the first failure: waiting and trying again are done here. */
export function channelOptions(database: string, initMessageHeaders: { readonly [name: string]: string }) {
  return {
    httpSessionIdParam: 'gsessionid',
    initMessageHeaders: initMessageHeaders as Record<string, never>,
    messageUrlParams: { database },
    sendRawJson: true,
    supportsCrossDomainXhr: true,
    useFetchStreams: true,
    detectBufferingProxy: true,
    // In the body: as headers they would cost a request more, by which a browser asks for leave.
    encodeInitMessageHeaders: true,
    internalChannelParams: {
      forwardChannelRequestTimeoutMs: CHANNEL_DEADLINE_MS,
      forwardChannelMaxRetries: 0,
    },
  };
}
