import { settingsLabels } from '@/i18n/en/settings';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { fieldName, shownValue } from './shopFieldWords';
import { changedFields } from './shopFormRules';
import type { ShopForm } from './useShopForm';

type Props = { readonly form: ShopForm };

/** Somebody else was faster: what each of the two would have, and the choice between them. */
export function ShopConflict({ form }: Props) {
  const text = useLabels(settingsLabels);
  const { conflict } = text;
  return (
    <Notice tone="warn" urgent>
      <p className="font-bold">{conflict.heading}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-4">
                {conflict.field}
              </th>
              <th scope="col" className="py-1 pr-4">
                {conflict.yours}
              </th>
              <th scope="col" className="py-1">
                {conflict.current}
              </th>
            </tr>
          </thead>
          <tbody>
            {changedFields(form.draft, form.current).map(field => (
              <tr key={field}>
                <th scope="row" className="py-1 pr-4 font-medium">
                  {fieldName(field, text)}
                </th>
                <td className="py-1 pr-4 wrap-anywhere">{shownValue(form.draft, field, text)}</td>
                <td className="py-1 wrap-anywhere">{shownValue(form.current, field, text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={form.undo}>
          {conflict.showCurrent}
        </Button>
        <Button variant="secondary" onClick={form.keepMine}>
          {conflict.keepMine}
        </Button>
      </div>
    </Notice>
  );
}
