/**
 * The words that names of exported functions are made of, and the rule about them; `test/function-names.test.ts` reads
 * all of `src`. A new word is added where it is the plain term of its field. Each list is sorted.
 */

/** What a function does. At most 200. */
export const VERBS = words(`
accept add adopt allocate announce anonymise answer apply archive arrange ask assign authenticate begin bind call cancel capitalise carry
change check choose claim clean clear close coalesce collect compare complete compose confirm connect continue copy correct count create
decide decline decode define delete derive describe discard dismiss draft draw drop duplicate edit encode end enqueue enrol ensure escape
estimate explain export fetch fill filter find finish focus fold follow forget format freeze give group hash hide identify import
insert install invent issue judge launch learn leave limit link list listen load lock log make map mark match measure merge migrate move
name negotiate note notify offer open order pack parse pause pick place plan prepare present preview price print propose publish push
queue quote raise read rebuild record redeem redirect reduce refresh refuse register reject release remember remove rename
render renew reorder repeat replace replay report require reset resolve restore resume retry return review revoke run sanitise save search seed select send
separate serve set settle share show shrink sign sort split start stop store subscribe suggest sum summarise supervise switch take toggle
trace track undo unlock unpack unsubscribe update upgrade upload upsert use validate view wait watch withdraw write`);

/** Beginnings of questions, answered by yes or no. */
const QUESTIONS = words(`
applies are asks can contains covers declares goes has is looks may mentions needs offers passes shows takes uses was`);

/** Beginnings of other values: a changed copy (`withDish`), an empty value (`newOption`), one of several (`nextStage`). */
const VALUES = words('first in last new next with without');

/** Prepositions of conversions and lookups: `weekdayOf`, `productFromWire`, `fieldAt`. */
const CONVERSION = /[a-z\d](?:Of|From|To|At|In|For|Since|Between|Before|By)(?=[A-Z]|$)/;

/** What a pure function without a verb returns: the last word of its name, as in `categoryPath`. */
export const NOUNS = words(`
address allergens back bani body call cart choice choices class code codes cookie cost date deposit description end extras facts
feature field fields form gaps given groups headers heading hours id ingredients instant key keys label ld left line lines link minutes
moment ms name names needed now number options order orders page part path picture pictures price prices problem problems products
query reason request response rights routes row rows search sentence session standing start state steps stream subject sums table tabs
text title token uses values word words zone`);

/** Names that stand for themselves: an adjective, a term, or the only noun of its kind. */
export const OTHER_NAMES = words(`
absorbDifference addressShape allWorkersAsker announcedPayment arrival asComplete batchReads batchWrites bestCustomers boardTimes box
bringsContainer bucharestClock button byCategory byOwner byUrgency cacheJson changedFields changedNeeds chargedPackaging columnLetters
connected coveringClosure cutIntoSheets cutSlip daysLike daysShown done doneElsewhere dueShopAlarm earlierContent earliestEffectiveDay
enter environmentWith err expectedAccount fieldReader fitQuantity freeBytes fromListed gapPlace gradeRehearsal gradeSetup greet
guessLayout halfSipHash hex hourly html idle keptSpelling lazyFile leastAddition likePattern limitedDialect limitedSizes locate
locationHere lookupPublic mailServices mailWork minutesLate minutesLater missingPassword moderateReview momentBounds momentQuestion
mostPeopleDuring namesNothing needMinimum neededContact normalEmail normalPhone notFound offeredFilters offeredWays ok oncePerTab
onlyRead orKept orderableDays orderingChanges pageIndex pagePolicy paragraph patient person pollInterval preOrderSchedule productAnswer
quickMoments quickSize redeeming rehearseUpdate renewedCookies retakeSlot ringTone riskyClauses says saysRanOut seededRandom shortDuration
shownIntervals shownTermsVersion silenceRing slipFace slipsOnAcceptance slipsOnArrival soonClosed stamp startedLive stationParts
stationScope stockLock stretchesOn switched termsBlocks testNewsletter textFrame tidyHour toSlug today tooBusy
tooManyRequests tracedMailer turnOffOthers turnSecret twoDigits unclear understood unlessDead unstorablePaths unusedTitles usualFolders
usualPeriod usualTerms visitCounter waiting whenCartOpens whyUnreachable whyUnserved wireDateTime wrapped writable`);

/** Words of no field, and the word to write instead. */
const UNCLEAR: Readonly<Record<string, string>> = {
  bear: 'ignore',
  do: 'the verb itself',
  keep: 'store, cache or save',
  let: 'allow',
  prove: 'authenticate or check',
  say: 'show, or a name that ends in Sentence',
  see: 'view',
  swallow: 'ignore',
  tell: 'describe, notify or report, or a name that ends in Sentence',
};

/** Names older than the rule. None is added; one that is renamed leaves the list. */
export const OLDER_NAMES = words(`
bearLostParent doCouriersRehearse keep keepAnswer keepAttempt keepBackups keepDetails keepDraft keepEarlierOrder
keepFirstCards keepFrame keepInstallOffer keepKeysIn keepKnownPlainAddress keepLastMade keepOffered keepPromised
keepRows keepRunningOrder keepScreenAwake keepSeenPrices keepSending letScreenSleep proveAgain proveByPassword
proveImport sayYes seeChange swallowSecondTaps tells workCampaigns workJobs`);

/** What is wrong with the name of an exported function; null when its words are known. */
export function judgeFunctionName(name: string): string | null {
  if (/^[A-Z]/.test(name) || OLDER_NAMES.has(name) || OTHER_NAMES.has(name)) return null;
  const parts = name.match(/[A-Z]?[a-z\d]+/g)?.map((part) => part.toLowerCase()) ?? [];
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const plain = UNCLEAR[first];
  if (plain !== undefined) return `${name}: "${first}" is no term; write ${plain}`;
  if ([VERBS, QUESTIONS, VALUES].some((list) => list.has(first)) || CONVERSION.test(name) || NOUNS.has(last))
    return null;
  return `${name} begins with no verb and ends with no noun of scripts/function-names.ts`;
}

const EXPORTED =
  /^export (?:default )?(?:(?:async )?function\*? (\w+)|const (\w+)(?:: [^=\n]+)? = (?:async )?(?:<[^>\n]*>)?(?:\([^\n]*\)(?:: [^\n]+?)? =>|\($|\w+ =>))/gm;

/** Names of the functions that a source exports: declarations, and constants that are arrow functions. */
export function findExportedFunctions(source: string): readonly string[] {
  return [...source.matchAll(EXPORTED)].map(([, declared, constant]) => declared ?? constant ?? '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
