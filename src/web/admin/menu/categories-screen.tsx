import { useSearch } from '@tanstack/react-router';
import type { StaffCategory } from '#contract/categories/staff-calls.ts';
import { categoryWords as words } from '#web/i18n/admin/categories.ts';
import { IconCategory, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { NEW_CATEGORY } from './categories-search.ts';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryList } from './category-list.tsx';
import { useStaffCategories } from './category-queries.ts';

const TO = '/admin/menu/add-category';

/** `/admin/menu/add-category`: the categories in their order, or the form of one. */
export function CategoriesScreen() {
  const { categorie } = useSearch({ from: '/admin/menu/add-category' });
  const query = useStaffCategories();
  if (categorie === undefined) {
    return (
      <StaffPage title={words.title} intro={words.intro} actions={<AddButton />}>
        <ReadState query={query} failed={words.failed}>
          {(categories) => (categories.length === 0 ? <NoCategories /> : <CategoryList categories={categories} />)}
        </ReadState>
      </StaffPage>
    );
  }
  const edited = query.data?.find(({ id }) => String(id) === categorie);
  const title = categorie === NEW_CATEGORY ? words.addTitle : edited ? words.editTitle(edited.name) : words.title;
  return (
    <StaffPage title={title} back={{ label: words.back, link: { to: TO } }}>
      <ReadState query={query} failed={words.failed}>
        {(categories) => <Edited categories={categories} wanted={categorie} />}
      </ReadState>
    </StaffPage>
  );
}

function Edited({ categories, wanted }: { readonly categories: readonly StaffCategory[]; readonly wanted: string }) {
  if (wanted === NEW_CATEGORY) return <CategoryEditor key={wanted} category={null} />;
  const category = categories.find(({ id }) => String(id) === wanted);
  return category === undefined ? <p>{words.gone}</p> : <CategoryEditor key={wanted} category={category} />;
}

function AddButton() {
  return (
    <ButtonLink to={TO} search={{ categorie: NEW_CATEGORY }} leftSection={<IconPlus aria-hidden size={20} />}>
      {words.add}
    </ButtonLink>
  );
}

function NoCategories() {
  return (
    <Empty icon={<IconCategory aria-hidden />} title={words.empty}>
      {words.emptyHint}
    </Empty>
  );
}
