/** The inputs of an order that staff take by telephone or change. */
export const orderingWords = {
  options: 'Porție, opțiuni, extra, mesaj',
  size: 'Porția',
  message: 'Mesaj pentru bucătărie',
  zone: 'Localitate',
  chooseZone: 'Alegeți localitatea',
  zoneFee: (city: string, fee: string) => `${city} · ${fee}`,
  moreAddress: 'Bloc, scară, interfon, reper, predare',
  invoice: 'Factură pe firmă',
  secondPart: (withMeans: string) => `Din care ${withMeans} (lei)`,
  firstPart: (sum: string, rest: string) => `${sum}: ${rest}.`,
  splitOf: (payable: string, withMeans: string) => `O parte din ${payable}; restul se plătește ${withMeans}.`,
  splitWrong: (payable: string) => `Scrieți o sumă mai mică decât ${payable}, de exemplu 20,50.`,
} as const;
