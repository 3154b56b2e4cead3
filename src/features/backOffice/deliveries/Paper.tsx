import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { deliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import css from './print.css?raw';
import type { RunSheet, SheetStop } from './runSheet';

export const PAPERS = ['sheet', 'roll', 'slips'] as const;
export type PaperKind = (typeof PAPERS)[number];

type Props = { readonly kind: PaperKind; readonly sheet: RunSheet };

/** While it is there the printer gets it in place of the page; a style sheet in a file of its own would come with every page. */
function useStyleOfPaper(): void {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets.push(style);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== style);
    };
  }, []);
}

/** What the printer gets in place of the page, which is not to be seen before. */
export function Paper({ kind, sheet }: Props) {
  useStyleOfPaper();
  return createPortal(
    <div className="paper" data-kind={kind} data-testid="paper">
      {kind === 'slips' ? <Slips sheet={sheet} /> : <Sheet sheet={sheet} narrow={kind === 'roll'} />}
    </div>,
    document.body,
  );
}

type FactsProps = { readonly facts: RunSheet['facts'] };

const PaperFacts = ({ facts }: FactsProps) => (
  <dl>
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

type SheetProps = { readonly sheet: RunSheet; readonly narrow: boolean };

/** The run: what is loaded, the stops with a line to sign on each, and the money to come home with. */
function Sheet({ sheet, narrow }: SheetProps) {
  const { paper } = useLabels(deliveriesLabels);
  const { brand } = useLabels(commonLabels);
  return (
    <>
      <p>{brand}</p>
      <h1>{`${paper.sheet}: ${sheet.name}`}</h1>
      <PaperFacts facts={sheet.facts} />
      <h2>{paper.load}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{paper.product}</th>
            <th scope="col" className="figure">
              {paper.bottles}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...sheet.load, sheet.loadTotal].map(([product, bottles]) => (
            <tr key={product}>
              <td>{product}</td>
              <td className="figure">{bottles}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sheet.weight}</p>
      <h2>{paper.stops}</h2>
      {narrow ? (
        sheet.stops.map(stop => <NarrowStop key={stop.order} stop={stop} />)
      ) : (
        <Stops sheet={sheet} />
      )}
      <div className="sums">
        <PaperFacts facts={sheet.sums} />
      </div>
    </>
  );
}

type StopsProps = { readonly sheet: RunSheet };

function Stops({ sheet }: StopsProps) {
  const { paper } = useLabels(deliveriesLabels);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{paper.number}</th>
          <th scope="col">{paper.customer}</th>
          <th scope="col">{paper.items}</th>
          <th scope="col" className="figure">
            {paper.collect}
          </th>
          <th scope="col">{paper.received}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.stops.map(stop => (
          <tr key={stop.order}>
            <td className="figure">{stop.stop}</td>
            <td>
              <Whom stop={stop} />
            </td>
            <td className="lines">{stop.items.join('\n')}</td>
            <td className="figure">
              <strong>{stop.collect}</strong>
            </td>
            <td>
              <div className="sign" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type StopProps = { readonly stop: SheetStop };

function Whom({ stop }: StopProps) {
  const { paper } = useLabels(deliveriesLabels);
  return (
    <>
      <strong>
        <bdi>{stop.name}</bdi>
      </strong>
      <div>{stop.phone && paper.phone(stop.phone)}</div>
      <div className="lines" dir="auto">
        {stop.address}
      </div>
      {stop.instructions && <div className="lines">{paper.instructions(stop.instructions)}</div>}
      <div>{paper.order(stop.order)}</div>
    </>
  );
}

function NarrowStop({ stop }: StopProps) {
  const { paper } = useLabels(deliveriesLabels);
  return (
    <div className="stop">
      <div className="large">{stop.stop}</div>
      <Whom stop={stop} />
      <div className="lines">{stop.items.join('\n')}</div>
      <div className="large">{`${paper.collect}: ${stop.collect}`}</div>
      <div>{paper.received}</div>
      <div className="sign" />
    </div>
  );
}

/** A slip for each order, on a page of its own. */
function Slips({ sheet }: StopsProps) {
  const { paper, order } = useLabels(deliveriesLabels);
  const { brand } = useLabels(commonLabels);
  return sheet.stops.map(stop => (
    <section key={stop.order} className="slip">
      <p>{brand}</p>
      <h1>{`${paper.slip}: ${paper.order(stop.order)}`}</h1>
      <p>{`${sheet.name}, ${paper.stop(stop.stop, sheet.stops.length)}`}</p>
      <h2>{paper.customer}</h2>
      <Whom stop={stop} />
      <h2>{paper.items}</h2>
      <div className="lines">{stop.items.join('\n')}</div>
      <p>{order.bottles(stop.bottles)}</p>
      <p className="large">{`${paper.collect}: ${stop.collect}`}</p>
    </section>
  ));
}
