import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { type fetchSetup, saveContact } from '#contract/restaurant/staff-calls.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { AuthorisationRows } from './authorisation-rows.tsx';
import { CompanyGaps } from './company-gaps.tsx';
import { useReadRestaurantAgain, useRestaurantSetup } from './restaurant-query.ts';
import { contactProblems } from './setup-problems.ts';

type Setup = AnswerOf<typeof fetchSetup>;

const words = setupNameWords.contact;
const company = setupNameWords.company;

/** `/admin/set-name`: contact, description, company. */
export function SetNameScreen() {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={useRestaurantSetup()} failed={setupNameWords.failed}>
        {(setup) => <ContactForm setup={setup} />}
      </ReadState>
    </StaffPage>
  );
}

function ContactForm({ setup }: { readonly setup: Setup }) {
  const api = useApi();
  const readAgain = useReadRestaurantAgain();
  const form = useStaffForm({
    loaded: contactOf(setup),
    judge: contactProblems,
    send: (values, version) => api(saveContact, { body: { ...values, version } }),
    onSent: () => void readAgain(),
    reload: async () => contactOf(await readAgain()),
  });
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={words.sectionHint}>
        <TextInput
          label={words.name}
          required
          maxLength={80}
          autoComplete="organization"
          data-wide
          {...form.bind('name')}
        />
        <TextInput
          label={words.phone}
          description={words.phoneHint}
          required
          type="tel"
          maxLength={40}
          autoComplete="tel"
          {...form.bind('phoneNumber')}
        />
        <TextInput
          label={words.email}
          description={words.emailHint}
          required
          type="email"
          maxLength={254}
          autoComplete="email"
          {...form.bind('email')}
        />
      </FormSection>
      <FormSection title={words.story} hint={words.storyHint}>
        <TextInput label={words.tagline} maxLength={200} data-wide {...form.bind('tagline')} />
        <Textarea
          label={words.about}
          description={words.aboutHint}
          minRows={4}
          maxRows={16}
          maxLength={4000}
          data-wide
          {...form.bind('aboutUs')}
        />
      </FormSection>
      <FormSection title={company.title} hint={company.hint}>
        <CompanyGaps company={form.values.company} />
        <TextInput label={company.names.companyName} maxLength={200} data-wide {...form.bind('company.companyName')} />
        <TextInput
          label={company.names.cui}
          description={company.cuiHint}
          maxLength={20}
          spellCheck={false}
          {...form.bind('company.cui')}
        />
        <TextInput
          label={company.names.tradeRegister}
          description={company.registerHint}
          maxLength={20}
          spellCheck={false}
          {...form.bind('company.tradeRegister')}
        />
        <TextInput
          label={company.names.registeredOffice}
          maxLength={200}
          data-wide
          {...form.bind('company.registeredOffice')}
        />
        <TextInput
          label={company.names.workPoint}
          description={company.workPointHint}
          maxLength={200}
          data-wide
          {...form.bind('company.workPoint')}
        />
        <TextInput label={company.names.shareCapital} maxLength={80} {...form.bind('company.shareCapital')} />
        <Checkbox label={company.vatPayer} mt="xl" {...form.tick('company.vatPayer')} />
        <AuthorisationRows form={form} />
      </FormSection>
    </StaffForm>
  );
}

function contactOf({ name, phoneNumber, email, tagline, aboutUs, company: seller, versions }: Setup): Loaded<{
  name: string;
  phoneNumber: string;
  email: string;
  tagline: string;
  aboutUs: string;
  company: Setup['company'];
}> {
  return { values: { name, phoneNumber, email, tagline, aboutUs, company: seller }, version: versions.contact };
}
