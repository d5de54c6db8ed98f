import { PERSONAL_FIELDS } from '../../../domain/resume/entities';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { personalInfoChanged, selectPersonalInfo } from '../../../store/resumeSlice';
import { EntityFields } from '../../../ui/FieldGrid';

/** Step 1 of every variant. */
export function PersonalStep() {
  const info = useAppSelector(selectPersonalInfo);
  const dispatch = useAppDispatch();
  return (
    <EntityFields
      specs={PERSONAL_FIELDS}
      values={info}
      onChange={(field, value) => void dispatch(personalInfoChanged({ field, value }))}
      wide={['fullName', 'title', 'location']}
      idPrefix="personal"
    />
  );
}
