import type { LineStatus, ProductionLine } from './production';

/** What staff do to a line; which, is the line's status to say (spec §4). */
export const LINE_ACTIONS = ['pause', 'resume', 'complete', 'start'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

const ACTION_OF: { readonly [status in LineStatus]: LineAction } = {
  running: 'pause',
  paused: 'resume',
  maintenance: 'complete',
  stopped: 'start',
};

export const nextLineAction = ({ status }: Pick<ProductionLine, 'status'>): LineAction => ACTION_OF[status];

/** What a change leaves of a line. */
export type LineState = Pick<ProductionLine, 'status' | 'startTime' | 'estimatedCompletion'>;

export const stateOf = ({ status, startTime, estimatedCompletion }: LineState): LineState => ({
  status,
  startTime,
  estimatedCompletion,
});

/**
 * What an action makes of a line. Completing ends the maintenance: the line stands ready until somebody starts it, since
 * nobody should find machinery running because a form was ticked. A start begins the run anew; an estimate that had
 * passed says nothing of it. `at`: ISO instant.
 */
export function applyLineAction(line: LineState, action: LineAction, at: string): LineState {
  const { startTime, estimatedCompletion } = line;
  switch (action) {
    case 'pause':
      return { status: 'paused', startTime, estimatedCompletion };
    case 'resume':
      return { status: 'running', startTime, estimatedCompletion };
    case 'complete':
      return { status: 'stopped', startTime, estimatedCompletion };
    case 'start': {
      const isAhead = estimatedCompletion !== null && Date.parse(estimatedCompletion) > Date.parse(at);
      return { status: 'running', startTime: at, estimatedCompletion: isAhead ? estimatedCompletion : null };
    }
  }
}
