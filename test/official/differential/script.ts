import { isDeepStrictEqual } from 'node:util';
import { createLabels, isObject, meaningOf, messageOf } from './answers';
import type { Answer, Side, Sides } from './sides';

/**
 * One request. `path` is below the database's documents: `/c/a`, `:commit`. In path and body `{{transaction 0}}` stands
 * for the transaction that the answer to step 0 began, `{{updateTime 0}}` for the time of its commit, and
 * `{{pageToken 0}}` for the token of its next page.
 */
export type Step = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The owner, past the rules, unless it says otherwise. */
  readonly token?: string;
  /** Nobody has drawn it: it stands in every script of its kind. */
  readonly isFixed?: true;
};

/** What each side answered to one step, where that is not the same. */
export type Difference = {
  readonly script: readonly Step[];
  readonly step: Step;
  readonly local: unknown;
  readonly official: unknown;
  /** The texts of their errors, which may differ. */
  readonly messages: readonly (string | undefined)[];
};

export type Comparison = {
  /** What both answered so far of what was drawn, and how much of it was no refusal. */
  readonly counts: { readonly steps: number; readonly succeeded: number };
  ask(steps: readonly Step[]): Promise<Difference | null>;
};

/** Asks both sides the same, beginning without any document, and tells the first difference. */
export function comparisonOf(sides: Sides, projectId: string): Comparison {
  const database = `projects/${projectId}/databases/(default)/documents`;

  async function answersOf(side: Side, steps: readonly Step[]): Promise<Answers> {
    await side.ask('DELETE', `/emulator/v1/${database}`, undefined, 'owner');
    const answers: Answer[] = [];
    const meanings: unknown[] = [];
    const labels = createLabels();
    for (const { method, path, body, token } of steps) {
      const answer = await side.ask(
        method,
        `/v1/${database}${complete(path, answers, encodeURIComponent)}`,
        body === undefined ? undefined : complete(JSON.stringify(body), answers, text => text),
        token ?? 'owner',
      );
      answers.push(answer);
      meanings.push(meaningOf(answer, labels));
    }
    await endTransactions(side, answers);
    return { answers, meanings };
  }

  /** A transaction left open would hold up whoever writes what it has read. */
  async function endTransactions(side: Side, answers: readonly Answer[]): Promise<void> {
    for (const { body } of answers) {
      const transaction = textIn(body, 'transaction');
      if (transaction !== undefined) {
        await side.ask('POST', `/v1/${database}:rollback`, { transaction }, 'owner');
      }
    }
  }

  const counts = { steps: 0, succeeded: 0 };
  return {
    counts,
    async ask(steps) {
      const [local, official] = await Promise.all(sides.both.map(side => answersOf(side, steps)));
      const index = steps.findIndex(
        (_, at) => !isDeepStrictEqual(local?.meanings[at], official?.meanings[at]),
      );
      const drawn = local?.answers.filter((_, at) => !steps[at]?.isFixed) ?? [];
      counts.steps += drawn.length;
      counts.succeeded += drawn.filter(({ status }) => status === 200).length;
      const step = steps[index];
      if (step === undefined) return null;
      return {
        script: steps,
        step,
        local: local?.meanings[index],
        official: official?.meanings[index],
        messages: [local, official].map(side => messageOf(side?.answers[index])),
      };
    },
  };
}

type Answers = { readonly answers: readonly Answer[]; readonly meanings: readonly unknown[] };

const PLACE = /\{\{(transaction|updateTime|pageToken) (\d+)\}\}/g;
/** Stands where the step it refers to gave nothing: both sides refuse it. */
const NOTHING = { transaction: 'AAAA', updateTime: '2020-01-01T00:00:00Z', pageToken: 'AAAA' } as const;

function complete(text: string, answers: readonly Answer[], encode: (text: string) => string): string {
  return text.replace(PLACE, (_, kind: keyof typeof NOTHING, index: string) => {
    const key = kind === 'updateTime' ? 'commitTime' : kind === 'pageToken' ? 'nextPageToken' : kind;
    return encode(textIn(answers[Number(index)]?.body, key) ?? NOTHING[kind]);
  });
}

function textIn(body: unknown, key: string): string | undefined {
  const [found]: unknown[] = (Array.isArray(body) ? body : [body]).flatMap(part =>
    isObject(part) && part[key] !== undefined ? [part[key]] : [],
  );
  return typeof found === 'string' ? found : undefined;
}
