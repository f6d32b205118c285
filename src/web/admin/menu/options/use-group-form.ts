import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { saveIngredient } from '#contract/ingredients/staff-calls.ts';
import { getOptionGroup, saveOptionGroup } from '#contract/options/staff-calls.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { announce } from '#web/staff/announce.ts';
import { type SavedForm, useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { INGREDIENTS_KEY, ingredientsQuery } from '#web/staff/ingredients.ts';
import { OPTIONS_KEY, optionGroupQuery } from '#web/staff/options.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import {
  bodyOfValues,
  changedNeeds,
  groupProblems,
  NEW_GROUP,
  type OptionGroupValues,
  valuesOfGroup,
} from './option-group-values.ts';

export type GroupOnWire = AnswerOf<typeof getOptionGroup>;

/**
 * The form of an option group. The needs of its options are saved with the ingredients, after the group, because only
 * then the options have ids.
 *
 * @param group null for a new one
 */
export function useGroupForm(group: GroupOnWire | null, start: OptionGroupValues): SavedForm<OptionGroupValues> {
  const api = useApi();
  const sendOnce = useSendingKey();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = group?.id ?? null;
  const [loaded] = useState<Loaded<OptionGroupValues>>(() => ({ values: start, version: group?.version ?? 0 }));
  // The group as the server has it: a second press saves the differences from it.
  const saved = useRef({ values: id === null ? NEW_GROUP : start, id, version: 0 });
  return useStaffForm({
    loaded,
    judge: (values) => groupProblems(values, id),
    send: async (values, version) => {
      const from = version === null ? null : Math.max(version, saved.current.version);
      const answer = await sendOnce((headers) =>
        api(saveOptionGroup, { headers, body: bodyOfValues(values, { id: saved.current.id, version: from }) }),
      );
      saved.current = { ...saved.current, id: answer.id, version: answer.version };
      if ([...saved.current.values.options, ...values.options].some(({ needs }) => needs.length > 0)) {
        const read = await api(getOptionGroup, { params: { id: answer.id } });
        const ids = read.options.map((option) => option.id);
        for (const body of changedNeeds(saved.current.values, values, ids)) await api(saveIngredient, { body });
        const options = values.options.map((option, place) => ({ ...option, id: ids[place] ?? null }));
        saved.current = { ...saved.current, values: { ...values, options } };
        void queries.invalidateQueries({ queryKey: INGREDIENTS_KEY });
      }
      return answer;
    },
    onSent: ({ message }) => {
      if (id !== null) return;
      void queries.invalidateQueries({ queryKey: OPTIONS_KEY });
      announce(message);
      void navigate({ to: '/admin/menu/option-groups' });
    },
    ...(id === null
      ? {}
      : {
          reload: async () => {
            const read = await queries.fetchQuery({ ...optionGroupQuery(api, id), staleTime: 0 });
            const known = await queries.fetchQuery({ ...ingredientsQuery(api), staleTime: 0 });
            const values = valuesOfGroup(read, known);
            saved.current = { values, id, version: 0 };
            return { values, version: read.version };
          },
        }),
  });
}
