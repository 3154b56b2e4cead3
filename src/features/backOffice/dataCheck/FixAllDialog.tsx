import { useState } from 'react';
import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';
import { useUnmountedRef } from '@/ui/useUnmountedRef';
import { ChangeTable } from './ChangeTable';
import { fixProblem } from './fix';
import { isCertain } from './fixRules';
import { keyOf, type Problem } from './problem';
import { changesAsText, nameOf } from './problemLabels';
import type { Fix, FixResult } from './saveFix';

const PREVIEWED = 3;

type Progress = {
  readonly saved: number;
  readonly refused: number;
  readonly failed: FixResult | null;
};
const NOT_BEGUN: Progress = { saved: 0, refused: 0, failed: null };

type Props = {
  readonly problems: readonly Problem[];
  readonly by: Fix['by'];
  /** With what came of it, in words; empty when nothing was done. */
  readonly onClose: (words: string) => void;
};

/** All fixes of a kind that nobody has to judge, one after the other; leaving stops after the one under way. */
export function FixAllDialog({ problems, by, onClose }: Props) {
  const labels = useLabels(dataCheckLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  // As they were when it was opened: the list they come from gets shorter.
  const [certain] = useState(() => problems.filter(isCertain));
  const [progress, setProgress] = useState(NOT_BEGUN);
  const [phase, setPhase] = useState<'preview' | 'working' | 'over'>('preview');
  const unmounted = useUnmountedRef();

  async function fixAll() {
    setPhase('working');
    let done = { ...progress, failed: null as FixResult | null };
    // On from what an earlier try broke off at.
    for (const problem of certain.slice(progress.saved + progress.refused)) {
      if (unmounted.current || done.failed) break;
      const result = await dispatch(fixProblem(problem, '', by));
      done = {
        saved: done.saved + (result.outcome === 'saved' ? 1 : 0),
        refused: done.refused + (result.outcome === 'refused' ? 1 : 0),
        failed: result.outcome === 'failed' ? result : null,
      };
      setProgress(done);
    }
    setPhase('over');
  }

  const { saved, refused, failed } = progress;
  const close = () => onClose(phase === 'preview' ? '' : labels.all.result(saved));
  return (
    <Dialog heading={labels.all.heading(certain.length)} startAtHeading onClose={close}>
      <div className="flex flex-col gap-4">
        {phase === 'preview' && (
          <>
            {certain.slice(0, PREVIEWED).map(problem => (
              <section key={keyOf(problem)} aria-label={nameOf(problem, labels)}>
                <h3 className="mb-1 font-medium wrap-anywhere">{nameOf(problem, labels)}</h3>
                <ChangeTable changes={changesAsText(problem, '', labels, common)} />
              </section>
            ))}
            {certain.length > PREVIEWED && (
              <p className="text-ink-soft">{labels.all.more(certain.length - PREVIEWED)}</p>
            )}
          </>
        )}
        {phase !== 'preview' && (
          <label className="flex flex-col gap-2 tabular-nums">
            {labels.all.progress(saved + refused, certain.length)}
            <progress className="h-2 w-full accent-brand" max={certain.length} value={saved + refused} />
          </label>
        )}
        {phase === 'over' && (
          <Notice tone={failed || refused > 0 ? 'warn' : 'good'}>
            {labels.all.result(saved)} {refused > 0 && labels.all.refused(refused)}{' '}
            {failed?.outcome === 'failed' && `${labels.notSaved} ${failureText(failed.error, common)}`}
          </Notice>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {phase === 'working' ? labels.stop : phase === 'over' ? common.close : common.cancel}
        </Button>
        {(phase === 'preview' || (phase === 'over' && failed)) && (
          <Button onClick={() => void fixAll()}>{phase === 'preview' ? labels.apply : labels.retry}</Button>
        )}
      </div>
    </Dialog>
  );
}
