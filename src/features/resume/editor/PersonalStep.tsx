import { useCallback } from 'react';
import { PERSONAL_FIELDS, type PersonalInfo } from '../../../domain/resume/entities';
import { PERSONAL_ID_PREFIX } from '../../../domain/resume/places';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { personalInfoChanged, selectPersonalInfo } from '../../../store/resumeSlice';
import { EntityFields } from '../../../ui/FieldGrid';

/** Step 1 of every variant. */
export function PersonalStep() {
  const info = useToolsSelector(selectPersonalInfo);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof PersonalInfo, value: string) => void dispatch(personalInfoChanged({ field, value })),
    [dispatch],
  );
  return (
    <EntityFields
      specs={PERSONAL_FIELDS}
      values={info}
      onChange={change}
      wide={['fullName', 'title', 'location']}
      idPrefix={PERSONAL_ID_PREFIX}
    />
  );
}
