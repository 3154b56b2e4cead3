import { isAccepted } from '@/domain/order/placing/acceptRefusals';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Placing } from './usePlacing';

/** Whether the form can be sent as it stands: while a notice asks something, what it offers is the one thing to press. */
export function canPlace(placing: Placing, items: readonly OrderSelection[]): boolean {
  if (placing.kind === 'refused') return isAccepted(items, placing.problem);
  return placing.kind === 'editing' || placing.kind === 'sending' || placing.kind === 'failed';
}

/** Whether quantities can be changed; also when there are too many bottles: only the person knows which to remove. */
export const canChangeQuantity = (placing: Placing, items: readonly OrderSelection[]): boolean =>
  (placing.kind === 'refused' && placing.problem.kind === 'tooManyUnits') ||
  (placing.kind !== 'sending' && canPlace(placing, items));
