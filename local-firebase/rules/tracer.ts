import type { Decision, TraceEntry, Usage } from './decision';
import type { RulesRequest } from './rulesRequest';
import type { Span } from './syntax/rulesError';

/** Collects what was tried, and says why a request is denied. */
export type Tracer = {
  /** Whether any match statement covers the path. */
  matched: boolean;
  add(statement: Span, outcome: TraceEntry['outcome'], reason: string, at: Span): TraceEntry['outcome'];
  clear(): void;
  denied(request: RulesRequest, usage: Usage): Extract<Decision, { allowed: false }>;
};

const LONGEST_SOURCE = 120;

export function createTracer(text: string): Tracer {
  const trace: TraceEntry[] = [];

  function sourceOf({ start, end }: Span): string {
    const source = text.slice(start, end).replace(/\s+/g, ' ');
    return source.length <= LONGEST_SOURCE ? source : `${source.slice(0, LONGEST_SOURCE)}…`;
  }

  const tracer: Tracer = {
    matched: false,
    add(statement, outcome, reason, at) {
      const place = { line: at.line, column: at.column, source: sourceOf(at) };
      trace.push({
        location: { line: statement.line, column: statement.column },
        outcome,
        reason,
        at: place,
      });
      return outcome;
    },
    clear() {
      trace.length = 0;
      tracer.matched = false;
    },
    denied(request, usage) {
      return {
        allowed: false,
        reason: `${subjectOf(request)} is denied: ${whyDenied(request, trace, tracer.matched)}`,
        location: trace.at(-1)?.location,
        trace: [...trace],
        usage,
      };
    },
  };
  return tracer;
}

function subjectOf(request: RulesRequest): string {
  if (request.method !== 'list') return `${request.method} ${request.path}`;
  const { parentPath, collectionId, allDescendants } = request.query;
  const parent = parentPath === '' ? '' : `${parentPath}/`;
  return `list ${parent}${allDescendants ? '**/' : ''}${collectionId}`;
}

function whyDenied({ method }: RulesRequest, trace: readonly TraceEntry[], matched: boolean): string {
  if (!matched) return 'no match statement covers it';
  if (trace.length === 0) return `no allow statement speaks for ${method}`;
  return trace.map(describeEntry).join('; ');
}

function describeEntry({ location, reason, at }: TraceEntry): string {
  return `the allow at ${location.line}:${location.column} does not hold, since at ${at.line}:${at.column} \`${at.source}\`: ${reason}`;
}
