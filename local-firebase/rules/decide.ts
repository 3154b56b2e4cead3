import type { Decision, TraceEntry, Usage } from './decision';
import { createDocumentAccess, type DocumentAccess } from './evaluate/documentAccess';
import type { Environment, Evaluation, Reading, Substitute } from './evaluate/environment';
import { EvaluationError, LimitError, UnprovenError } from './evaluate/evaluationError';
import { truthOf } from './evaluate/logic';
import { resourceOf } from './evaluate/resource';
import { type QuerySubject, querySubjects } from './list/querySubjects';
import type { CompiledBlock } from './matching/compileBlocks';
import { matchPath } from './matching/matchPath';
import { requestVariables } from './requestVariables';
import type { RequestMethod, RulesRequest } from './rulesRequest';
import type { AllowMethod, AllowStatement } from './syntax/ast';
import { createTracer, type Tracer } from './tracer';
import { NULL } from './values/value';

/** The statements that speak for a method. */
const COVERING: Readonly<Record<RequestMethod, readonly AllowMethod[]>> = {
  get: ['get', 'read'],
  list: ['list', 'read'],
  create: ['create', 'write'],
  update: ['update', 'write'],
  delete: ['delete', 'write'],
};

export type Ruleset = {
  readonly text: string;
  readonly blocks: readonly CompiledBlock[];
  readonly substitute?: Substitute | undefined;
};

/** Decides one request in one reading. A list is allowed where the rules hold for every document it may return. */
export function decide(
  { text, blocks, substitute }: Ruleset,
  request: RulesRequest,
  reading: Reading,
): Decision {
  const documents = createDocumentAccess({ ...request, budget: request.accessBudget });
  const tracer = createTracer(text);
  let usage: Usage = { accessCalls: 0, repeatedCalls: 0, expressions: 0, maxDepth: 0 };
  for (const subject of subjectsOf(request)) {
    const evaluation = newEvaluation(reading, documents, substitute);
    const allowed = isAllowed(blocks, request, subject, evaluation, tracer);
    usage = combined(usage, evaluation);
    if (!allowed) return tracer.denied(request, usage);
    tracer.clear();
  }
  return { allowed: true, usage };
}

function subjectsOf(request: RulesRequest): readonly QuerySubject[] {
  const { database } = request;
  if (request.method === 'list') return querySubjects(request.query, database);
  const path = ['databases', database, 'documents', ...request.path.split('/')];
  return [{ path, resource: request.resource ? resourceOf(request.resource, database) : NULL }];
}

function newEvaluation(
  reading: Reading,
  documents: DocumentAccess,
  substitute: Substitute | undefined,
): Evaluation {
  return {
    reading,
    documents,
    substitute,
    expressions: 0,
    depth: 0,
    maxDepth: 0,
    at: undefined,
    falseAt: undefined,
  };
}

/** Tries the statements in the order of the file, until one holds. */
function isAllowed(
  blocks: readonly CompiledBlock[],
  request: RulesRequest,
  { path, resource }: QuerySubject,
  evaluation: Evaluation,
  tracer: Tracer,
): boolean {
  const covering = COVERING[request.method];
  const given = requestVariables(request, path, resource);
  for (const { pattern, allows, block } of blocks) {
    const wildcards = matchPath(pattern, path);
    if (wildcards === undefined) continue;
    tracer.matched = true;
    const variables = new Map([...given, ...wildcards]);
    const environment: Environment = { evaluation, block, variables, locals: new Map() };
    for (const allow of allows) {
      if (!allow.methods.some(method => covering.includes(method))) continue;
      const outcome = tryStatement(allow, environment, tracer);
      if (outcome === 'true') return true;
      if (outcome === 'limit') return false;
    }
  }
  return false;
}

function tryStatement(
  { condition, at }: AllowStatement,
  environment: Environment,
  tracer: Tracer,
): 'true' | TraceEntry['outcome'] {
  const { evaluation } = environment;
  if (condition === undefined) return 'true';
  try {
    evaluation.at = condition.at;
    evaluation.falseAt = condition.at;
    if (truthOf(condition, environment)) return 'true';
    return tracer.add(at, 'false', 'it is false', evaluation.falseAt);
  } catch (error) {
    if (!(error instanceof EvaluationError || error instanceof LimitError)) throw error;
    const outcome =
      error instanceof LimitError ? 'limit' : error instanceof UnprovenError ? 'unproven' : 'error';
    return tracer.add(at, outcome, error.message, error.at ?? evaluation.at ?? condition.at);
  }
}

/** Alternatives of a query are looked at each for itself: the dearest counts. */
function combined(usage: Usage, { documents, expressions, maxDepth }: Evaluation): Usage {
  return {
    ...documents.counts,
    expressions: Math.max(usage.expressions, expressions),
    maxDepth: Math.max(usage.maxDepth, maxDepth),
  };
}
