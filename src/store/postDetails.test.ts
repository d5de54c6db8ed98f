import { storeWith } from '../../test/jest/fakes';
import { detailChanged, detailsCleared, selectPostDetails } from './postDetailsSlice';
import { selectToasts } from './toastsSlice';

function filledStore() {
  const { store } = storeWith();
  store.dispatch(detailChanged({ field: 'companyName', value: 'Asha Sweets' }));
  store.dispatch(detailChanged({ field: 'businessName', value: 'Iron Yard' }));
  store.dispatch(detailChanged({ field: 'emailAddress', value: 'asha@example.com' }));
  return store;
}

describe('clearing a form', () => {
  it.each([
    ['social', { companyName: '', businessName: 'Iron Yard', emailAddress: '' }],
    ['business', { companyName: 'Asha Sweets', businessName: '', emailAddress: '' }],
  ] as const)('%s keeps the other form except for the shared e-mail address', (form, left) => {
    const store = filledStore();
    store.dispatch(detailsCleared(form));
    expect(selectPostDetails(store.getState())).toMatchObject(left);
  });

  it.each(['social', 'business'] as const)(
    'can be undone without losing what was typed since (%s)',
    (form) => {
      const store = filledStore();
      const filled = selectPostDetails(store.getState());
      store.dispatch(detailsCleared(form));
      const [toast] = selectToasts(store.getState());
      expect(toast).toMatchObject({ action: { label: 'Undo' } });
      store.dispatch(detailChanged({ field: 'companyName', value: 'Neem Tree' }));
      if (toast?.action) store.dispatch(toast.action.dispatches);
      expect(selectPostDetails(store.getState())).toEqual({ ...filled, companyName: 'Neem Tree' });
    },
  );

  it('is undone without refilling the other form, if that was cleared since', () => {
    const store = filledStore();
    store.dispatch(detailsCleared('social'));
    const [toast] = selectToasts(store.getState());
    store.dispatch(detailsCleared('business'));
    if (toast?.action) store.dispatch(toast.action.dispatches);
    const left = { companyName: 'Asha Sweets', businessName: '', emailAddress: 'asha@example.com' };
    expect(selectPostDetails(store.getState())).toMatchObject(left);
  });
});
