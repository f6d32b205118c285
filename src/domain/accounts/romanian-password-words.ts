/**
 * Words that are common in Romanian passwords, without diacritics: „parolanoua” and similar ones, love, home, places,
 * teams, food, months, given names. Only words missing in lists of common passwords: no maintained Romanian list
 * exists.
 */
export const ROMANIAN_PASSWORD_WORDS: readonly string[] = `
cheie intrare logare utilizator oaspete cont contul testare bunvenit iubirea iubita iubitul tevreau dragoste dragostea
inima inimioara suflet sufletel ingeras inger pisica pisicuta pisi catel catelus motan ursulet iepuras fluture floare
floricica trandafir soare stele steluta viata fericire noroc norocos frumoasa frumos dumnezeu doamne iisus isus
credinta tata mamica tatic copil copilul bebe fetita baiat frate sora bunica bunicu acasa masina scoala liceu
facultate servici munca bani banii romanesc bucuresti cluj timisoara iasi sibiu oradea craiova ploiesti arad galati
pitesti bacau suceava albaiulia blaj ardeal transilvania oltenia banat dacia fcsb hagi fotbal minge muzica manele vara
iarna toamna primavara ianuarie februarie aprilie iunie iulie septembrie octombrie noiembrie decembrie luni miercuri
vineri sambata duminica craciun pastele ciorba sarmale mancare restaurant meniu comanda pofta poftabuna cafea bere
instagram parolanoua noua vechi veche ioana raluca oana georgiana florentina nicoleta iulia sorina teodora mihai ionut
ionel gheorghe ciprian costel dorin dumitru horia iulian laurentiu liviu matei nicolae nelu ovidiu petru petre radu
silviu sorin tiberiu viorel popescu ionescu popa dumitrescu stoica gheorghiu munteanu
`
  .trim()
  .split(/\s+/);
