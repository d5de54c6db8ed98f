import {
  businessDetailChanged,
  detailsCleared,
  selectBusinessDetails,
  selectSocialDetails,
  socialDetailChanged,
} from './postDetails';
import { selectToasts } from './toastsSlice';
import { emptySocialDetails } from '../domain/posts/details';
import { storeWith } from '../../test/jest/fakes';

function filledStore() {
  const { store } = storeWith();
  store.dispatch(socialDetailChanged({ field: 'companyName', value: 'Asha Sweets' }));
  store.dispatch(businessDetailChanged({ field: 'businessName', value: 'Iron Yard' }));
  store.dispatch(businessDetailChanged({ field: 'emailAddress', value: 'asha@example.com' }));
  return store;
}

describe('clearing a form', () => {
  it('keeps the other form except for the shared e-mail address', () => {
    const store = filledStore();
    store.dispatch(detailsCleared('social'));
    expect(selectSocialDetails(store.getState())).toEqual(emptySocialDetails());
    expect(selectBusinessDetails(store.getState())).toMatchObject({
      businessName: 'Iron Yard',
      emailAddress: '',
    });
  });

  it.each(['social', 'business'] as const)(
    'can be undone without losing what was typed since (%s)',
    (form) => {
      const store = filledStore();
      const { socialPost, businessPost } = store.getState();
      store.dispatch(detailsCleared(form));
      const [toast] = selectToasts(store.getState());
      expect(toast).toMatchObject({ action: { label: 'Undo' } });
      store.dispatch(socialDetailChanged({ field: 'companyName', value: 'Neem Tree' }));
      if (toast?.action) store.dispatch(toast.action.dispatches);
      const typed = { ...socialPost, companyName: 'Neem Tree' };
      expect(store.getState()).toMatchObject({ socialPost: typed, businessPost });
    },
  );
});
