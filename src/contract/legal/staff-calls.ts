import { SavedResponse } from '../changes/wire.ts';
import { defineCall } from '../define/define-call.ts';
import {
  LegalSetupResponse,
  LegalTextParams,
  LegalTextsSetupResponse,
  PublishLegalTextRequest,
  SaveLegalDraftRequest,
} from './wire.ts';

export const getLegalTextsSetup = defineCall({
  method: 'GET',
  path: '/admin-service/setup/legal-texts',
  access: 'admin',
  sentence: 'The three legal texts: versions, and whether there is a draft.',
  response: LegalTextsSetupResponse,
});

export const getLegalSetup = defineCall({
  method: 'GET',
  path: '/admin-service/setup/legal-texts/{kind}',
  access: 'admin',
  sentence: 'A legal text as it is written, with the words that are filled in, and its versions.',
  params: LegalTextParams,
  response: LegalSetupResponse,
});

export const saveLegalDraft = defineCall({
  method: 'POST',
  path: '/admin-service/setup/legal-texts/{kind}',
  access: 'admin',
  sentence: 'Keeps a draft of a legal text; guests do not see it.',
  refusals: ['changed_meanwhile', 'legal_draft_missing'],
  params: LegalTextParams,
  body: SaveLegalDraftRequest,
  response: SavedResponse,
});

export const discardLegalDraft = defineCall({
  method: 'DELETE',
  path: '/admin-service/setup/legal-texts/{kind}',
  access: 'admin',
  sentence: 'Throws the draft of a legal text away.',
  refusals: ['changed_meanwhile', 'legal_draft_missing'],
  params: LegalTextParams,
  response: SavedResponse,
});

export const publishLegalText = defineCall({
  method: 'POST',
  path: '/admin-service/setup/publish-legal-text/{kind}',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Publishes the draft as a new version, in force from a day. Earlier versions stay.',
  refusals: ['changed_meanwhile', 'legal_draft_missing'],
  params: LegalTextParams,
  body: PublishLegalTextRequest,
  response: SavedResponse,
});
