/**
 * Words that passwords in Romania are made of, without diacritics, written down by hand: „parola” and its kin, love,
 * home, places, teams, food, months, the most given names. A password that is little more than one of them with a
 * number is no password (reliability.md T22).
 */
export const COMMON_PASSWORD_WORDS: readonly string[] = `
parola parolamea parole pass password passw passwort secret cheie acces intrare login logare admin administrator root
user utilizator guest oaspete client cont contul test testare demo welcome bunvenit salut hello qwerty asdf zxcv abcd
abc letmein master monkey dragon shadow superman batman pokemon princess sunshine football baseball iloveyou love
iubire iubirea iubita iubitul teiubesc tevreau dragoste dragostea inima inimioara suflet sufletel ingeras inger pisica
pisicuta pisi catel catelus caine motan ursulet urs iepuras fluture floare floricica trandafir soare stele steluta luna
viata fericire noroc norocos frumoasa frumos dumnezeu doamne iisus isus credinta mama tata mamica tatic familie familia
copil copilul bebe fetita baiat frate sora bunica bunicu casa acasa masina scoala liceu facultate servici munca bani
banii lei euro romania roman romanesc bucuresti cluj timisoara iasi constanta brasov sibiu oradea craiova ploiesti arad
galati pitesti bacau suceava alba albaiulia blaj ardeal transilvania moldova oltenia banat dacia logan steaua dinamo
rapid fcsb hagi fotbal minge muzica manele vara iarna toamna primavara ianuarie februarie martie aprilie mai iunie iulie
august septembrie octombrie noiembrie decembrie luni marti miercuri joi vineri sambata duminica craciun paste pastele
pizza ciorba mamaliga sarmale mancare restaurant meniu comanda pofta poftabuna cafea bere vin calculator computer
telefon internet google facebook instagram samsung apple iphone nokia windows android parolanoua nou noua vechi veche
maria ioana elena andreea alexandra ana anamaria mihaela cristina daniela gabriela adriana simona diana roxana raluca
oana laura alina monica bianca larisa denisa georgiana florentina nicoleta camelia carmen corina irina iulia loredana
madalina mirela ramona sorina teodora valentina veronica andrei alexandru mihai ion ionut ionel vasile gheorghe george
constantin cristian cristi stefan daniel dani adrian adi marian marius florin florian gabriel gabi bogdan catalin
cosmin ciprian claudiu cornel costel dan darius david denis dorin dragos dumitru emil eugen horia iulian laurentiu
liviu lucian luca matei nicolae nelu ovidiu paul petru petre radu razvan robert robi sebastian sergiu silviu sorin
teodor tiberiu tudor victor viorel vlad popescu ionescu popa pop dumitrescu stoica gheorghiu munteanu
`
  .trim()
  .split(/\s+/);
