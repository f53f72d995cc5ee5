import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** The panel while it is on its way, in the shape it will have. */
export function PanelShapes() {
  return (
    <Loading className="panel">
      <div className="panel-lead">
        <Skeleton className="panel-shape-link" />
        <Skeleton className="panel-shape-payout" />
      </div>
      <div className="panel-section">
        <Skeleton className="panel-shape-words" />
        <div className="panel-states">
          {['held', 'payable', 'sending', 'paid'].map((shape) => (
            <Skeleton key={shape} className="panel-shape-state" />
          ))}
        </div>
      </div>
      <PeriodShapes />
    </Loading>
  );
}

/** What goes by days, while other days are on their way. */
export function PeriodShapes() {
  return (
    <div className="panel-pair">
      <Skeleton className="panel-shape-chart" />
      <Skeleton className="panel-shape-chart" />
    </div>
  );
}
